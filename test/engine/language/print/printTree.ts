/** Syntax trees to `.rift` text, a statement a line, laid out as the formatter would. */

import { action } from '../../../../engine/language/print/actions.ts';
import { bookCitationText } from '../../../../engine/language/print/bookCitation.ts';
import { claim } from '../../../../engine/language/print/claims.ts';
import { branchDepths } from '../../../../engine/language/print/depth.ts';
import { keyword, name, nameList, place, signed } from '../../../../engine/language/print/parts.ts';
import { question } from '../../../../engine/language/print/questions.ts';
import type {
  BattlefieldAttribute,
  Effect,
  PlayerAttribute,
  SeveralRunes,
  Statement,
  Tree,
  UnitAttribute,
} from '../../../../engine/language/syntax.ts';
import { quote } from '../../../../engine/language/tokens/lexer.ts';
import { squeezed } from '../support.ts';
import { card } from './printCard.ts';

/** The text of a block. A missing name is left out; comments are not printed (the formatter keeps those of a text). */
export const printTree = (tree: Tree): string => {
  switch (tree.kind) {
    case 'scenario': {
      const lines = [tree.name === undefined ? tree.head : `${tree.head} ${name(tree.name)}`];
      const depths = branchDepths(tree.statements);
      let group = '';
      for (const [i, statement] of tree.statements.entries()) {
        const next = groupOf(statement);
        if (group !== '' && next !== group) lines.push('');
        group = next;
        const indent = '  '.repeat((isPiece(statement) ? 2 : 1) + (depths[i] ?? 0));
        lines.push(`${indent}${printStatement(statement)}`);
      }
      return `${lines.join('\n')}\n`;
    }
    case 'card':
      return card(tree);
    case 'use':
      return tree.path === undefined ? 'use\n' : `use ${quote(tree.path.text)}\n`;
    case 'loose':
      return '';
  }
};

const isPiece = (statement: Statement): boolean => statement.kind === 'unit' || statement.kind === 'gear';

const groupOf = ({ kind }: Statement): string => {
  switch (kind) {
    case 'edition':
    case 'mode':
    case 'cites':
    case 'tags':
      return 'header';
    case 'player':
      return 'players';
    case 'battlefield':
    case 'base':
    case 'trash':
    case 'unit':
    case 'gear':
      return 'board';
    default:
      return 'script';
  }
};

/** One statement, without indentation. */
const printStatement = (statement: Statement): string => {
  switch (statement.kind) {
    case 'edition':
      return `edition ${statement.editions.map(edition => edition.text).join(', ')}`;
    case 'mode':
      return `mode ${statement.mode.text}`;
    case 'cites': {
      const cited = statement.citations.map(each => {
        if (each.kind === 'book') return bookCitationText(each);
        if (each.kind !== 'rule') return `${each.kind} ${name(each.name)}`;
        return each.edition === undefined ? each.number : `${each.edition.text}: ${each.number}`;
      });
      return `cites ${cited.join(', ')}`;
    }
    case 'tags':
      return `tags ${nameList(statement.tags)}`;
    case 'player':
      return ['player', name(statement.name), ...statement.attributes.map(playerAttribute)].join(' ');
    case 'battlefield': {
      const card = statement.card === undefined ? [] : ['=', name(statement.card)];
      return ['battlefield', name(statement.name), ...card, ...statement.attributes.map(battlefieldAttribute)].join(
        ' ',
      );
    }
    case 'base':
      return `base ${name(statement.player)}`;
    case 'trash':
      return `trash ${name(statement.player)} ${statement.cards.length === 0 ? 'nothing' : nameList(statement.cards)}`;
    case 'unit':
    case 'gear': {
      const player = statement.player === undefined ? [] : [`${name(statement.player)}:`];
      const several = statement.count === 1 ? [] : [`${statement.count}x`];
      const count = statement.kind === 'gear' ? ['gear', ...several] : several;
      const card = statement.card === undefined ? [] : ['=', name(statement.card)];
      const attributes = statement.attributes.map(pieceAttribute);
      return [...player, ...count, name(statement.name), ...card, ...attributes].join(' ');
    }
    case 'turn':
      return [
        `turn ${name(statement.player)}`,
        ...(statement.number === undefined ? [] : [`${statement.number.value}`]),
        ...(statement.fromStart ? ['from start'] : []),
      ].join(' ');
    case 'action':
      return `${name(statement.player)} ${action(statement.action, 'third')}`;
    case 'all-pass':
      return 'all pass';
    case 'what-if':
      return statement.name === undefined ? 'what if' : `what if ${name(statement.name)}`;
    case 'back':
      return 'back';
    case 'effect':
      return `effect ${statement.by === undefined ? '' : `by ${name(statement.by)}: `}${effect(statement.effect)}`;
    case 'expect': {
      const editions = statement.editions?.map(edition => edition.text).join(', ');
      return `expect ${editions === undefined ? '' : `in ${editions}: `}${claim(statement.claim)}`;
    }
    case 'ask':
      return question(statement.question);
    case 'goal':
      return `goal ${claim(statement.claim)}`;
    case 'hint':
      return `hint ${quote(statement.says.text)}`;
    case 'solution':
      return 'solution';
  }
};

const playerAttribute = (attribute: PlayerAttribute): string => {
  switch (attribute.kind) {
    case 'points':
    case 'energy':
    case 'xp':
      return `${attribute.kind} ${attribute.amount.value}`;
    case 'team':
      return `team ${name(attribute.team)}`;
    case 'hand':
    case 'deck':
    case 'trash':
      return `${attribute.kind} ${attribute.cards.length === 0 ? 'nothing' : nameList(attribute.cards)}`;
    case 'legend':
      return [
        'legend',
        name(attribute.card),
        ...attribute.states,
        ...(attribute.by === undefined ? [] : ['by', name(attribute.by)]),
      ].join(' ');
    case 'chosen':
      return `chosen legends ${attribute.cards.length === 0 ? 'nothing' : nameList(attribute.cards)}`;
    case 'champion':
      return `champion ${name(attribute.card)}`;
    case 'none':
      return `${attribute.of} nothing`;
    case 'power':
      return `power ${attribute.amount.value} ${attribute.domain.text}`;
    case 'runes':
      return `runes ${several(attribute)}${attribute.exhausted ? ' exhausted' : ''}`;
    case 'rune deck':
      return `rune deck ${attribute.runes.length === 0 ? 'nothing' : attribute.runes.map(several).join(', ')}`;
  }
};

const several = ({ count, domain }: SeveralRunes): string => `${count === 1 ? '' : `${count}x `}${domain.text}`;

const battlefieldAttribute = (attribute: BattlefieldAttribute): string => {
  switch (attribute.kind) {
    case 'controlled':
    case 'contested':
      return `${attribute.kind} by ${name(attribute.player)}`;
    case 'owner':
      return `owner ${name(attribute.player)}`;
    case 'scored':
      return `scored by ${nameList(attribute.players)}`;
    case 'facedown':
      return `facedown ${name(attribute.card)} by ${name(attribute.player)}`;
  }
};

const pieceAttribute = (attribute: UnitAttribute): string => {
  switch (attribute.kind) {
    case 'might':
    case 'damage':
      return `${attribute.kind} ${attribute.amount.value}`;
    case 'flag':
      return attribute.times === undefined ? attribute.flag : `${attribute.flag} ${attribute.times.value}`;
    case 'keyword':
      return keyword(attribute.keyword);
    case 'owner':
      return `owner ${name(attribute.player)}`;
    case 'made':
      return `made unit by ${name(attribute.by)}`;
    case 'attached':
      return `attached ${nameList(attribute.gear)}`;
    case 'tag':
      return `tag ${name(attribute.tag)}`;
  }
};

/** The sentence of an `effect` line, without the word `effect`. */
const effect = (done: Effect): string => {
  switch (done.kind) {
    case 'deal':
      return `deal ${done.amount.value} to ${nameList(done.units)}`;
    case 'give-might': {
      const during = done.duration === undefined ? '' : ` this ${done.duration}`;
      const minimum = done.minimum === undefined ? '' : `, to a minimum of ${done.minimum.value}`;
      return `give ${nameList(done.units)} ${signed(done.amount)} might${during}${minimum}`;
    }
    case 'give-keyword': {
      const during = done.duration === undefined ? '' : ` this ${done.duration}`;
      return `give ${nameList(done.units)} ${keyword(done.keyword)}${during}`;
    }
    case 'move':
      return `move ${nameList(done.units)} to ${place(done.to)}`;
    case 'sentence':
      return squeezed(done.text);
    default:
      return `${done.kind} ${nameList(done.units)}`;
  }
};
