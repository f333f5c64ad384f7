/** How what multiplies in damage assignment takes from a budget: as plain numbers, like everything in this folder. */

/** Told how much work has been done; may stop it. */
export type Spend = (work: number) => void;

/** Where what is asked is small, or somebody else sees to the time. */
export const FREELY: Spend = () => undefined;
