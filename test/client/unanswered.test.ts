import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unanswered } from '../../client/board/unanswered.ts';

describe('what the board has asked and got no answer to', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is told after half a second, once', () => {
    const tell = vi.fn();
    const watch = unanswered(tell);
    watch.asked();
    vi.advanceTimersByTime(499);
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(tell).toHaveBeenCalledTimes(1);
    watch.asked();
    vi.advanceTimersByTime(5000);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('is told however often it was asked anew meanwhile', () => {
    const tell = vi.fn();
    const watch = unanswered(tell);
    for (let key = 0; key < 5; key += 1) {
      watch.asked();
      vi.advanceTimersByTime(120);
    }
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('is not told once there is an answer, and is watched for again behind it', () => {
    const tell = vi.fn();
    const watch = unanswered(tell);
    watch.asked();
    vi.advanceTimersByTime(400);
    watch.answered();
    vi.advanceTimersByTime(5000);
    expect(tell).not.toHaveBeenCalled();
    watch.asked();
    vi.advanceTimersByTime(500);
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
