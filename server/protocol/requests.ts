/** The requests of the protocol with their types. */
import type * as board from './board.ts';
import type * as cards from './cards.ts';
import type * as combat from './combat.ts';
import type * as documents from './documents.ts';
import type * as exploring from './exploring.ts';
import type * as imports from './imports.ts';
import type * as judging from './judging.ts';
import type * as links from './links.ts';
import type * as lookUp from './lookUp.ts';
import type * as migration from './migration.ts';
import type * as openings from './openings.ts';
import type * as pages from './pages.ts';
import type * as puzzles from './puzzles.ts';
import type * as setUp from './setUp.ts';
import type * as tests from './tests.ts';
import type * as verdicts from './verdicts.ts';
import type * as whyNot from './whyNot.ts';

interface Asked<Params, Result> {
  readonly params: Params;
  readonly result: Result;
}

/**
 * What each request is asked with, and what it is answered with: null where the server does not have the document, or nothing is at that
 * place.
 */
export interface Requests {
  readonly [openings.ASSIGNMENT]: Asked<openings.AssignmentParams, openings.AssignmentResult | null>;
  readonly [board.BOARD]: Asked<board.BoardParams, board.BoardResult | null>;
  readonly [board.BOARD_PATH]: Asked<board.BoardPathParams, board.BoardPathResult | null>;
  readonly [cards.CARD_NAMES]: Asked<cards.CardNamesParams, readonly string[]>;
  readonly [openings.CARD_OPENINGS]: Asked<openings.CardOpeningsParams, openings.PlayerOpenings | null>;
  readonly [documents.CHECK]: Asked<documents.CheckParams, documents.CheckResult>;
  readonly [combat.COMBAT]: Asked<combat.CombatParams, combat.CombatReply>;
  readonly [documents.EDITION]: Asked<documents.EditionParams, documents.EditionResult>;
  readonly [openings.EXPECTATIONS]: Asked<openings.ExpectationsParams, openings.ExpectationsResult | null>;
  readonly [exploring.EXPLORE]: Asked<exploring.ExploreParams, exploring.ExploreResult | null>;
  readonly [openings.GROUP_MOVES]: Asked<openings.GroupMovesParams, openings.GroupMovesResult | null>;
  readonly [pages.HOVER]: Asked<pages.HoverParams, pages.HoverResult | null>;
  readonly [imports.IMPORT]: Asked<imports.ImportParams, imports.ImportResult>;
  readonly [imports.IMPORTS]: Asked<Readonly<Record<string, never>>, imports.ImportsResult>;
  readonly [judging.JUDGE_OPENINGS]: Asked<judging.JudgeOpeningsParams, judging.JudgeOpeningsResult | null>;
  readonly [links.LINK]: Asked<links.LinkParams, links.LinkResult | null>;
  readonly [lookUp.LOOK_UP]: Asked<lookUp.LookUpParams, lookUp.LookUpResult>;
  readonly [migration.MIGRATE]: Asked<migration.MigrateParams, migration.MigrateResult>;
  readonly [openings.OPENINGS]: Asked<openings.OpeningsParams, openings.OpeningsResult | null>;
  readonly [links.OPEN_LINK]: Asked<{ readonly link: string }, links.OpenLinkResult>;
  readonly [lookUp.OUTLINE]: Asked<lookUp.OutlineParams, lookUp.OutlineResult>;
  readonly [pages.PAGE]: Asked<pages.PageParams, pages.PageResult | null>;
  readonly [documents.PASSING]: Asked<documents.PassingParams, documents.PassingResult>;
  readonly [cards.PASTE_CARD]: Asked<cards.PasteCardParams, cards.PasteCardResult>;
  readonly [tests.PROVED]: Asked<tests.ProvedParams, tests.ProvedResult>;
  readonly [puzzles.PUZZLE_STANDING]: Asked<puzzles.PuzzleStandingParams, puzzles.PuzzleStanding | null>;
  readonly [imports.REMOVE_IMPORT]: Asked<imports.NamedImportParams, boolean>;
  readonly [imports.RESTORE_IMPORT]: Asked<imports.NamedImportParams, boolean>;
  readonly [tests.RUN_TESTS]: Asked<tests.RunTestsParams, tests.RunTestsResult>;
  readonly [pages.SCENARIO]: Asked<pages.ScenarioParams, pages.ScenarioResult | null>;
  readonly [setUp.SET_UP]: Asked<setUp.SetUpParams, setUp.SetUpResult | null>;
  readonly [tests.TESTS]: Asked<tests.TestsParams, tests.TestsResult>;
  readonly [verdicts.VERDICT]: Asked<verdicts.VerdictParams, verdicts.VerdictResult | null>;
  readonly [whyNot.WHY_NOT]: Asked<whyNot.WhyNotParams, whyNot.WhyNotResult | null>;
}
