/** What stands in the editor before anything is written. */
export const SAMPLE = `# Write a position, or tap what may be done under the board.
scenario "Tank first"
  edition 1.5
  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 4 tank
    Ben: Archer might 2
  battlefield Meadow
  base Ana
    Raider might 5

  turn Ana
  Ana moves Raider to Quarry
  all pass
  expect Ana cannot assign 2 to Archer, 3 to Wall because 467.2.c.6
  Ana assigns 4 to Wall, 1 to Archer
  expect Wall is dead
`;
