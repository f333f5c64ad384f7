// Faults planted into a picture, each with what has to be said of it.

const changed = (svg, from, to) => {
  const spoilt = svg.replace(from, to);
  if (spoilt === svg) throw new Error(`${from} is not in the picture: nothing was planted`);
  return spoilt;
};

export const PLANTED = [
  {
    what: 'a text moved out of the picture',
    spoil: svg => changed(svg, />Ben<\/text>/, ' dx="2000">Ben</text>'),
    finds: /"Ben" is outside the picture/,
  },
  {
    what: 'a text wider than its card',
    spoil: svg => changed(svg, />Wall<\/text>/, ' letter-spacing="40">Wall</text>'),
    finds: /"Wall" is outside its box/,
  },
  {
    what: 'a text twice in one place',
    spoil: svg => changed(svg, /(<text [^>]*>Quarry<\/text>)/, '$1$1'),
    finds: /"Quarry" and "Quarry" overlap/,
  },
  {
    what: 'a sign on a text',
    spoil: svg => changed(svg, /(<g transform=")translate\([^)]*\)("><path)/, '$1translate(20 20)$2'),
    finds: /a sign is (on|outside)/,
  },
  {
    what: 'a card without a label',
    spoil: svg => changed(svg, /(class="card"[^>]*) aria-label="[^"]*"/, '$1'),
    finds: /has no label/,
  },
  {
    what: 'a name that is nowhere to be read',
    spoil: svg => svg.replaceAll('Hoplite', 'Nobody'),
    finds: /"Hoplite" is in no label/,
  },
  {
    what: 'a picture that is not well-formed',
    spoil: svg => changed(svg, '</svg>', ''),
    finds: /not well-formed/,
  },
];
