/** Why an outlook holds or does not, in words. */
import { inFigures } from '../../bounds.ts';
import { endOf, type Horizon } from '../../game/explore/horizon.ts';
import { player } from '../../game/play/query.ts';
import { quotedLines } from '../lines/quotedLines.ts';
import { forcer, type Outlook, type OutlookQuestion, type RepeatQuestion } from '../report/outlook.ts';
import { eachTime, loopFound } from './loopWording.ts';

/** Of what was decided: a sentence without its full stop, in small letters where it begins with no name. */
export const reasonsFound = (question: OutlookQuestion, outlook: Outlook): string => {
  if (question.of === 'loop') return loopFound(question, outlook);
  const { isFound, isPossible } = outlook;
  const who = forcer(question);
  if (who !== null) return forced(question, outlook, player(question.state, who).name);
  const { modality } = question.claim;
  if (modality === 'possible' && isSoAlready(question, outlook)) return 'it is already true';
  if (modality === 'possible')
    return isFound === true
      ? `it can come true: ${acts(outlook)}`
      : `it cannot come true: ${lookedAt(question, outlook)}`;
  const [so, notSo] =
    modality === 'certain'
      ? ['it is true in the end', 'in the end it need not be true']
      : ['it is always true', 'it need not stay true'];
  return isPossible === true ? `${notSo}: ${acts(outlook)}` : `${so}, whatever is done: ${lookedAt(question, outlook)}`;
};

/** Whether what is to come about is so where it is asked. */
export const isSoAlready = ({ claim: { modality } }: OutlookQuestion, { plies, script }: Outlook): boolean =>
  (modality === 'possible' || modality === 'force') && plies === 0 && script?.lines.length === 0;

const forced = (question: OutlookQuestion, outlook: Outlook, name: string): string => {
  const { isFound, isPossible, plies, firstActs } = outlook;
  if (isSoAlready(question, outlook)) return 'it is already true';
  if (isFound === true) {
    const within =
      plies === 0
        ? 'it comes true without a choice'
        : `${name} can bring it about in at most ${counted(plies ?? 0, plyOf(question))}`;
    return `${within}: ${acts(outlook)}${firstActs === null ? '' : `. ${firstOnes(firstActs, name)}`}`;
  }
  if (isPossible === false) return `it cannot come true at all: ${lookedAt(question, outlook)}`;
  if (isPossible === null) return `${name} cannot: ${lookedAt(question, outlook)}`;
  return `there is an answer to whatever ${name} does${outlook.script === null ? '' : `, as after ${acts(outlook)}`}`;
};

const firstOnes = ({ keep, all }: FirstActs, name: string): string => {
  if (keep === all) return `Each first act of ${name}'s does it`;
  return keep === 1
    ? `Only one of ${name}'s ${all} first acts does it`
    : `${keep} of ${name}'s ${all} first acts do it`;
};

type FirstActs = NonNullable<Outlook['firstActs']>;

/** The same at a glance: "3 of 7 first acts"; null where there is nothing more to say than whether it holds. */
export const outlookAtAGlance = (outlook: Outlook | undefined): string | null => {
  if (outlook === undefined) return 'exploring …';
  const { isFound, firstActs, plies } = outlook;
  if (isFound === null) return 'not decided';
  if (outlook.loop !== undefined) return eachTime(outlook.loop.gained);
  if (firstActs !== null) return `${firstActs.keep} of ${counted(firstActs.all, 'first act')}`;
  return isFound && plies === 0 ? 'without a choice' : null;
};

/** The lines of the script that shows it. */
const acts = ({ script }: Outlook): string => {
  if (script === null) return 'no script of lines shows how';
  return script.lines.length === 0 ? 'nothing has to be done' : quotedLines(script.lines);
};

const lookedAt = ({ state, exploration: { horizon } }: OutlookQuestion, { positions }: Outlook): string =>
  positions === 0
    ? 'nothing is left to be done'
    : `${positions === 1 ? 'the only position that can arise' : `all ${inFigures(positions)} positions that can arise`} ${farOf(horizon, state)} ${positions === 1 ? 'was' : 'were'} examined`;

const farOf = ({ within, plies, lastTurn }: Horizon, { turnNumber }: OutlookQuestion['state']): string => {
  if (plies !== undefined) return `within ${counted(plies, 'act')}`;
  const turns = lastTurn - turnNumber + 1;
  return turns > 1 ? `within ${turns} turns` : `up to the end of the ${within}`;
};

/** Horizons that can be written there and are nearer than the one that was, as a sentence; empty where there is none. */
export const nearerOnes = (question: OutlookQuestion, { depth }: Outlook): string => {
  const nearer = question.of === 'loop' ? actsOfLoop(question, depth) : nearerThan(question);
  return nearer.length === 0
    ? ''
    : ` A nearer horizon is less work, such as ${nearer.map(horizon => `“${horizon}”`).join(' or ')}.`;
};

/** As many as nothing was found in; one where it was not looked that far. */
const actsOfLoop = ({ loop: { mostActs } }: RepeatQuestion, depth: number): readonly string[] =>
  mostActs === 1 ? [] : [`after at most ${counted(Math.max(1, Math.min(depth, mostActs - 1)), 'act')}`];

const nearerThan = ({ state, exploration: { horizon } }: OutlookQuestion): readonly string[] => {
  const { within, lastTurn, plies } = horizon;
  const isCombatNearer = within === 'turn' && plies === undefined && endOf(state, 'combat') !== null;
  const acts = plies === undefined ? FEW_ACTS : Math.min(FEW_ACTS, Math.floor(plies / 2));
  return [
    ...(lastTurn > state.turnNumber ? ['within this turn'] : []),
    ...(isCombatNearer ? ['within this combat'] : []),
    ...(acts === 0 ? [] : [`after at most ${counted(acts, 'act')}`]),
  ];
};

const FEW_ACTS = 8;

/** What the search counts: all acts, or only those at which somebody decides. */
export const plyOf = ({ of, exploration: { ply } }: Pick<OutlookQuestion, 'of' | 'exploration'>): string =>
  ply === 'each' || of === 'loop' ? 'act' : 'decision';

export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
