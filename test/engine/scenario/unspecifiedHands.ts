/** A board on which more in either hand could make the answer another one. */
export const UNSPECIFIED_HANDS = `scenario "Two hands that are not told"
  edition 1.5
  player Ana points 0
  player Ben points 0
  battlefield Quarry controlled by Ben
    Ben: Wall might 2
  base Ana
    Scout might 2

  turn Ana
`;
