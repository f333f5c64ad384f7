/** What tells two rulesets apart at the end of a script, and the behaviours that make it so: each is switched, and the script played again. */

import type { Behaviour } from '../../../engine/game/state/behaviours.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { claimsOf } from './claims.ts';
import { judged, judgedClaims, type Script, scriptOf } from './judging.ts';
import { differing, type Rulesets, switched, type Variant } from './rulesets.ts';

/** A claim that holds at the end of a script under one of the rulesets alone. */
export interface Telling {
  readonly claim: string;
  readonly holdsIn: keyof Rulesets;
  /**
   * Each by itself gives the older rules the newer ones' answer, and without it the newer rules give the older ones'. None: what makes
   * it so is several behaviours together, or none of them.
   */
  readonly causes: readonly Behaviour[];
}

/** `extra`: claims to be tried besides. Empty where nothing that can be expected is different, or where the script is refused in one of them. */
export const tellingsOf = (
  text: string,
  rulesets: Rulesets,
  context: RunContext,
  extra: readonly string[] = [],
): readonly Telling[] => {
  const plain = scriptOf(text);
  if (plain === null) return [];
  const ends = [rulesets.from, rulesets.to].map(ruleset => cleanlyJudged(plain, { ruleset }, context)?.run.final);
  const [old, now] = ends;
  if (old === undefined || now === undefined) return [];
  const all = [...new Set([...extra, ...claimsOf([old, now])])];
  const held = judgedClaims(text, all, context);
  const [before, after] = [held({ ruleset: rulesets.from }), held({ ruleset: rulesets.to })];
  const apart = all.filter((_, at) => isApart(before[at], after[at]));
  return apart.length === 0 ? [] : causesOf(text, apart, rulesets, context);
};

const isApart = (a: boolean | undefined, b: boolean | undefined): boolean =>
  a !== undefined && b !== undefined && a !== b;

const cleanlyJudged = (script: Script, variant: Variant, context: RunContext) => {
  const found = judged(script, variant, context);
  return found === null || found.problems.some(({ severity }) => severity === 'error') ? null : found;
};

const causesOf = (
  text: string,
  claims: readonly string[],
  rulesets: Rulesets,
  context: RunContext,
): readonly Telling[] => {
  const { from, to } = rulesets;
  const held = judgedClaims(text, claims, context);
  const old = held({ ruleset: from });
  const switchedOn = differing(rulesets).map(each => ({
    behaviour: each,
    older: held(switched(from, [each], to)),
    newer: held(switched(to, [each], from)),
  }));
  return claims.map((claim, at) => ({
    claim,
    holdsIn: old[at] === true ? 'from' : 'to',
    causes: switchedOn.flatMap(({ behaviour, older, newer }) =>
      older[at] === !old[at] && newer[at] === old[at] ? [behaviour] : [],
    ),
  }));
};

/**
 * Where no behaviour does it alone: some that do it together, none of which can be left out. None where all of them together do not,
 * as where one edition lacks a keyword that is written.
 */
export const togetherOf = (
  text: string,
  { claim, holdsIn }: Telling,
  rulesets: Rulesets,
  context: RunContext,
): readonly Behaviour[] => {
  const { from, to } = rulesets;
  const held = judgedClaims(text, [claim], context);
  const isOlder = holdsIn === 'from';
  const isEnough = (set: readonly Behaviour[]): boolean =>
    held(switched(from, set, to))[0] === !isOlder && held(switched(to, set, from))[0] === isOlder;
  const all = differing(rulesets);
  if (!isEnough(all)) return [];
  return all.reduce((kept, each) => {
    const fewer = kept.filter(other => other !== each);
    return isEnough(fewer) ? fewer : kept;
  }, all);
};
