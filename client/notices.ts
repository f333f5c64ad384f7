/** Notifications. All of them go through here, so that no text of a file becomes a link in one. */
import * as vscode from 'vscode';
import { noticeText } from './noticeText.ts';

/** Gives the button that was chosen. */
export const showInformation = <Button extends string>(
  message: string,
  ...buttons: readonly Button[]
): Thenable<Button | undefined> => vscode.window.showInformationMessage(noticeText(message), ...buttons);

/** Resolves to the button that was pressed; undefined if it was dismissed. */
export const showWarning = <Button extends string>(
  message: string,
  ...buttons: readonly Button[]
): Thenable<Button | undefined> => vscode.window.showWarningMessage(noticeText(message), ...buttons);

export const showError = <Button extends string>(
  message: string,
  ...buttons: readonly Button[]
): Thenable<Button | undefined> => vscode.window.showErrorMessage(noticeText(message), ...buttons);

/** Has to be answered before anything else. */
export const askFirst = <Button extends string>(
  message: string,
  detail: string,
  button: Button,
): Thenable<Button | undefined> =>
  vscode.window.showWarningMessage(noticeText(message), { modal: true, detail }, button);
