/** Where documents lie that people write in, by the schemes of their addresses: a disk, a machine elsewhere, a file system of the browser. */
export const FILE_SCHEMES = ['file', 'vscode-remote', 'vscode-vfs', 'vscode-test-web', 'memfs'] as const;
