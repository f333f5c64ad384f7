// What a screen reader reads of the board's window, from the browser's own tree: labels complete, order sensible, changes told.
import assert from 'node:assert/strict';

/** What is read of the window, in order: `{ role, name, live }`, without what is there for layout alone. */
async function readAloud(page) {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const frames = each => [each.frame, ...(each.childFrames ?? []).flatMap(frames)];
  const shown = frames(frameTree).filter(({ name }) => name === 'active-frame');
  const trees = await Promise.all(
    shown.map(({ id }) => session.send('Accessibility.getFullAXTree', { frameId: id }).then(({ nodes }) => nodes)),
  );
  await session.detach();
  // The board's, should another page stand beside it.
  const nodes = trees.find(tree => tree.some(({ name }) => name?.value === 'Play on')) ?? [];
  const byId = new Map(nodes.map(node => [node.nodeId, node]));
  const inOrder = node => [node, ...(node.childIds ?? []).flatMap(id => (byId.has(id) ? inOrder(byId.get(id)) : []))];
  return inOrder(nodes[0])
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: role?.value,
      name: name?.value ?? '',
      live: properties.find(each => each.name === 'live')?.value.value,
      isFocusable: properties.some(each => each.name === 'focusable' && each.value.value),
    }));
}

/** Throws with what a reader would miss while damage is assigned. */
export async function assertReadable(page) {
  const read = await readAloud(page);
  const nameless = read.filter(
    ({ isFocusable, name, role, live }) => isFocusable && name === '' && live === undefined && role !== 'RootWebArea',
  );
  assert.deepEqual(nameless, [], 'whatever can have the focus has a name');
  const at = (what, found) => {
    const index = read.findIndex(found);
    assert.notEqual(index, -1, `it reads no ${what}`);
    return index;
  };
  const begins = (role, words) => each => each.role === role && each.name.startsWith(words);
  const order = [
    at('name of the scenario', begins('heading', 'New scenario')),
    at('state', ({ live }) => live !== undefined),
    at('board', begins('region', 'Board')),
    at('turn', begins('group', "Ana's turn")),
    at('question', begins('group', 'Ana has to assign 7 damage')),
    at('battlefield', begins('group', 'Battlefield Quarry')),
    at('unit to be picked up', begins('button', 'Wall, unit of Ben, Might 3')),
    at('player who decides', begins('group', 'Ana, 0 of')),
    at('way to play on', begins('region', 'Play on')),
    at('share of the damage', begins('button', 'One more to Wall')),
    at(
      'word on legality',
      ({ live }, index) => live !== undefined && index > read.findIndex(begins('button', 'One more to Wall')),
    ),
    at('path', begins('slider', 'Step of the scenario')),
  ];
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
    'it is read in the order of the window',
  );
  const { name } = read[order[7]];
  assert.match(name, /has to decide/);
}

/**
 * Throws where a board without a scenario has more to press than what begins one; the board is empty then, until it is
 * drawn again. Emptied and read in one go, as the extension may be about to draw it again.
 */
export async function assertNothingToStep({ frame }) {
  const pressed = await frame.locator('body').evaluate(body => {
    window.dispatchEvent(new MessageEvent('message', { data: { kind: 'empty', why: 'No scenario' } }));
    return [...body.querySelectorAll('button, input, select')]
      .filter(each => each.checkVisibility())
      .map(each => each.textContent.trim());
  });
  assert.deepEqual(pressed, ['Start a Scenario']);
}
