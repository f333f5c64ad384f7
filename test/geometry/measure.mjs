// What is wrong with the geometry of pictures, as a browser draws them: a text outside its box, two texts on each other, a
// sign on a text, something without a label, and something that is in no label.

/**
 * Runs inside the page. `pictures` are `{ svg, names }`; the answer has an array of sentences for each. Everything is in the
 * picture's own units, of which one is a pixel.
 */
export const faultsInPage = pictures => {
  /** Of letters, in ems above and below their line: what lies outside is empty in every common font. */
  const ABOVE = 0.78;
  const BELOW = 0.22;
  /** Rounding, and the halves of strokes. */
  const SLACK = 1;

  const parser = new DOMParser();
  const outside = (inner, outer) =>
    inner.left < outer.left - SLACK ||
    inner.right > outer.right + SLACK ||
    inner.top < outer.top - SLACK ||
    inner.bottom > outer.bottom + SLACK;
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
  const boxOf = ({ x, y, width, height }) => ({ left: x, top: y, right: x + width, bottom: y + height });

  const inked = text => {
    const { x, width } = text.getBBox();
    const size = Number(text.getAttribute('font-size'));
    const line = Number(text.getAttribute('y'));
    return { left: x, right: x + width, top: line - ABOVE * size, bottom: line + BELOW * size };
  };

  /** The nearest frame around it. */
  const frameOf = (element, svg) => {
    for (let at = element.parentElement; at !== null && at !== svg; at = at.parentElement) {
      const frames = [...at.children].filter(
        ({ tagName, attributes }) => tagName === 'rect' && attributes.fill.value !== 'none',
      );
      if (frames.length > 0) return boxOf(frames[0].getBBox());
    }
    return boxOf(svg.viewBox.baseVal);
  };

  const signBox = path => {
    const { x, y, width, height } = path.getBBox();
    const { e, f } = path.parentElement.transform.baseVal.consolidate().matrix;
    return { left: x + e, right: x + e + width, top: y + f, bottom: y + f + height };
  };

  const faultsOf = (svg, names) => {
    if (svg === undefined) return ['it is not well-formed'];
    const faults = [];
    const texts = [...svg.querySelectorAll('text')]
      .filter(({ textContent }) => textContent.trim() !== '')
      .map(text => ({ text, said: text.textContent, box: inked(text) }));
    if (texts.length === 0) faults.push('it has no text');
    const whole = boxOf(svg.viewBox.baseVal);
    for (const { text, said, box } of texts) {
      if (outside(box, whole)) faults.push(`"${said}" is outside the picture`);
      else if (outside(box, frameOf(text, svg))) faults.push(`"${said}" is outside its box`);
    }
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(at + 1))
        if (overlap(one.box, other.box)) faults.push(`"${one.said}" and "${other.said}" overlap`);
    for (const path of svg.querySelectorAll('g[transform] > path')) {
      const box = signBox(path);
      if (outside(box, frameOf(path.parentElement, svg))) faults.push('a sign is outside its box');
      for (const { said, box: other } of texts) if (overlap(box, other)) faults.push(`a sign is on "${said}"`);
    }
    const reached = [svg, ...svg.querySelectorAll('[tabindex], [role]')];
    const labels = reached.map(element => element.getAttribute('aria-label') ?? '');
    for (const [at, label] of labels.entries())
      if (label.trim() === '')
        faults.push(`<${reached[at].tagName} class="${reached[at].getAttribute('class')}"> has no label`);
    const read = labels.join('\n');
    for (const name of names) if (!read.includes(name)) faults.push(`${JSON.stringify(name)} is in no label`);
    return [...new Set(faults)];
  };

  const drawn = pictures.map(({ svg }) => {
    const { documentElement } = parser.parseFromString(svg, 'image/svg+xml');
    return documentElement.querySelector('parsererror') === null
      ? document.importNode(documentElement, true)
      : undefined;
  });
  // All before the first is measured, so that the page is laid out once.
  document.body.replaceChildren(...drawn.filter(svg => svg !== undefined));
  return pictures.map(({ names }, at) => faultsOf(drawn[at], names));
};
