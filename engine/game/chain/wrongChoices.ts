/** Why something cannot be chosen, as refusals (`play.target.valid`). */
import { nameOfRef } from '../abilities/context.ts';
import { barAgainst } from '../abilities/targets.ts';
import type { Play } from '../play/play.ts';
import { player } from '../play/query.ts';
import type { ChainItem } from '../state/item.ts';
import type { Ref } from '../state/ref.ts';
import type { Refusal } from '../state/refusal.ts';

export const nothingToChoose = (play: Play, item: ChainItem, what: string): Refusal => ({
  code: 'play/target',
  rules: ['play.target.required', 'ability.activate.choices.none-activated'],
  message: `${item.name} has to choose ${what}, and there is nothing of that kind${item.hiddenAt === null ? '' : ` at ${play.state.battlefields[item.hiddenAt]?.name ?? 'that battlefield'}, to which a card from facedown is held`}.`,
  units: [],
});

export const wrongChoice = (play: Play, item: ChainItem, r: Ref, what: string): Refusal => {
  const name = nameOfRef(play.state, r);
  const bar = r.kind === 'object' ? barAgainst(play, item, r.id) : undefined;
  const why =
    bar !== undefined
      ? `it cannot be chosen by ${player(play.state, item.controller).name}'s spells and abilities`
      : item.hiddenAt !== null
        ? 'from facedown it chooses at its own battlefield only'
        : `it is not ${what}`;
  return {
    code: 'play/target',
    rules:
      bar !== undefined
        ? ['untargetable.illegal', 'play.target.valid.restrictions']
        : item.hiddenAt !== null
          ? ['keyword.hidden.here.targets', 'play.target.valid']
          : ['play.target.valid', 'play.target.valid.restrictions', 'play.target.required'],
    message: `${item.name} cannot choose ${name}: ${why}.`,
    units: r.kind === 'object' ? [r.id] : [],
    ...(r.kind === 'battlefield' ? { place: r.id } : {}),
  };
};

export const wrongGroup = (item: ChainItem): Refusal => ({
  code: 'play/target',
  rules: ['play.target.group', 'play.target.group.chosen'],
  message: `Taken together, the choices for ${item.name} do not fit its words.`,
  units: [],
});
