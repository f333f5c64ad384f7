/** What can stand at the cursor: what is legal there first. */
import { type CompletionItem, CompletionItemKind, type CompletionList } from 'vscode-languageserver';
import { EDITIONS, isEdition } from '../../engine/game/editions.ts';
import { MODES } from '../../engine/game/state.ts';
import type { Sentence, Wanted } from '../../engine/language/cursor.ts';
import { expectedAt } from '../../engine/language/expected.ts';
import { blockCache, parseFile } from '../../engine/language/parse.ts';
import { DOMAINS } from '../../engine/language/words.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import type { Position } from '../shared/lines.ts';
import { type Analysis, editionOf, reportOf, type Spot, spotAt, stateBefore } from './analysis.ts';
import { assignments } from './completion/assignments.ts';
import { type CompletionData, type Offer, toItem, wordOffer } from './completion/item.ts';
import { type Place, placeNames, playerNames, unitNames } from './completion/names.ts';
import { entryNames, refusingRules, ruleNumbers } from './completion/rules.ts';
import { SNIPPETS } from './completion/snippets.ts';
import { explainKeyword } from './hover/keyword.ts';
import { describeEntry, describeRule } from './hover/rule.ts';
import { playerNamed } from './onTable.ts';
