// What CHANGELOG.md says of a version, held to the tag that it is released under.

/**
 * The changes of the version of a tag such as `v0.2.0`, as Markdown. Throws an error that says what is wrong and what would be right: a tag that
 * is not that of the version, a version without changes or without a day.
 */
export function changesOf(tag, { version, changelog }) {
  if (tag !== `v${version}`)
    throw new Error(
      `The tag is ${tag}, and package.json has version ${version}: tag it v${version}, or change the version first.`,
    );
  const heading = new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\](?: - (\\d{4}-\\d{2}-\\d{2}))?[^\\n]*$`, 'm');
  const found = heading.exec(changelog);
  if (found === null)
    throw new Error(
      `CHANGELOG.md has no section for ${version}: write "## [${version}] - YYYY-MM-DD" above what is new in it.`,
    );
  if (found[1] === undefined)
    throw new Error(
      `CHANGELOG.md does not say on which day ${version} is released: write "## [${version}] - YYYY-MM-DD".`,
    );
  const rest = changelog.slice(found.index + found[0].length);
  const changes = rest.split(/^## /m)[0].trim();
  if (changes === '') throw new Error(`CHANGELOG.md says nothing under ${version}.`);
  return `${changes}\n`;
}
