/** What the adapter can do, as the protocol names it: nothing is here that it does not do. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { FAILURES } from './points.ts';

type Filter = DebugProtocol.ExceptionBreakpointsFilter & { readonly filter: (typeof FAILURES)[number] };

const FILTERS: Filter[] = [
  {
    filter: 'refused',
    label: 'Refusals',
    description: 'Stops at lines that the rules refuse.',
    default: true,
    supportsCondition: true,
    conditionDescription: 'An expectation, such as: Wall has 0 might',
  },
  {
    filter: 'failed',
    label: 'Failed expectations',
    description: 'Stops at expectations that do not hold.',
    default: true,
    supportsCondition: true,
    conditionDescription: 'An expectation, such as: Wall is dead',
  },
  {
    filter: 'undecided',
    label: 'Expectations that are not decided',
    description: 'Stops at expectations that a decision is still to be made for.',
    default: false,
    supportsCondition: true,
    conditionDescription: 'An expectation, such as: Ana has focus',
  },
];

export const CAPABILITIES: DebugProtocol.Capabilities = {
  supportsConfigurationDoneRequest: true,
  supportsFunctionBreakpoints: true,
  supportsConditionalBreakpoints: true,
  supportsHitConditionalBreakpoints: true,
  supportsLogPoints: true,
  supportsDataBreakpoints: true,
  supportsExceptionFilterOptions: true,
  supportsExceptionInfoRequest: true,
  exceptionBreakpointFilters: FILTERS,
  supportsBreakpointLocationsRequest: true,
  supportsStepBack: true,
  supportsSteppingGranularity: true,
  supportsGotoTargetsRequest: true,
  supportsRestartRequest: true,
  supportsTerminateRequest: true,
  supportsEvaluateForHovers: true,
  supportsCompletionsRequest: true,
  supportsDelayedStackTraceLoading: true,
};
