/** Objects as all passives in force make them; only what is asked for is worked out. */

import { rememberLast } from '../play/memo.ts';
import type { GameObject, State } from '../state/state.ts';
import type { View } from './context.ts';
import { hasKeywordNow } from './hasKeyword.ts';
import { valueOfKeywordNamed } from './keywords.ts';
import { amountHad } from './keywordsHad.ts';
import { isLostUnder, notedKeyword, tagsUnder } from './layers.ts';
import { mightCounted } from './might.ts';
import { passivesIn, traitsGiving } from './traits.ts';
import { victoryScoreIn } from './view.ts';

class StateView implements View {
  private readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  might(o: GameObject): number {
    return o.noted?.might ?? mightCounted(this.state, o);
  }

  keyword(o: GameObject, name: string): number {
    return o.noted === null ? valueOfKeywordNamed(this.state, o, name) : notedKeyword(o.noted, name);
  }

  has(o: GameObject, keyword: string): boolean {
    return o.noted === null ? hasKeywordNow(this.state, this, o, keyword) : notedKeyword(o.noted, keyword) > 0;
  }

  isLost(o: GameObject, keyword: string): boolean {
    return o.noted === null && isLostUnder(traitsGiving(this.state, 'no keywords'), o, keyword);
  }

  tags(o: GameObject): readonly string[] {
    return o.noted?.tags ?? tagsUnder(traitsGiving(this.state, 'tags'), o);
  }

  victoryScore(): number {
    return victoryScoreIn(this.state, this, passivesIn(this.state));
  }
}

/** What objects are like in a state. */
export const viewOfState = (state: State): View => viewIn(state.memory, state);

const viewIn = rememberLast('view', (state: State): View => new StateView(state));

/** How much of a keyword an object has in a state; 0 without it. */
export const amountOfKeyword = (state: State, o: GameObject, keyword: string): number =>
  amountHad(viewOfState(state), o, keyword);
