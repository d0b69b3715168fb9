import { MultiBar, type SingleBar } from 'cli-progress';
import type { Progress } from '#api/platform/reading.ts';
import { MINUTE_S, SECOND_MS } from '#common/time.ts';

export interface ProgressDisplay {
  readonly progress: Progress;
  stop(): void;
}

type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** Milliseconds, from outside, so that a test can hold the time. */
type Clock = () => number;

interface Step {
  readonly start: number;
  text: string;
  /** When a line of the step was last written. */
  written: number;
}

/**
 * Steps that run, alone or several at a time: a bar of each on a terminal, elsewhere a line every ten seconds; both
 * with the time left. A step that has ended is a line with its seconds.
 */
export function progressDisplay(out: Output, clock: Clock = () => performance.now()): ProgressDisplay {
  return out.isTTY ? bars(out, clock) : lines(out, clock);
}

const BAR = '{step} {bar} {percentage} % {value}/{total} {unit}{left}';

function bars(out: Output, clock: Clock): ProgressDisplay {
  const running = new Map<string, { readonly bar: SingleBar; readonly start: number }>();
  let screen: MultiBar | null = null;
  return {
    progress: (name, done, total, unit) => {
      screen ??= new MultiBar({ format: BAR, stream: out, hideCursor: true, clearOnComplete: true });
      let step = running.get(name);
      if (step === undefined) {
        const format = total === null ? '{step} {value} {unit}' : BAR;
        step = {
          bar: screen.create(total ?? 0, 0, { step: name.padEnd(28), unit, left: '' }, { format }),
          start: clock(),
        };
        running.set(name, step);
      }
      if (total !== null) step.bar.setTotal(total);
      step.bar.update(done, { left: timeLeft(clock() - step.start, done, total) });
      if (done !== total) return;
      running.delete(name);
      screen.remove(step.bar);
      screen.log(`${endLine(name, done, total, unit, clock() - step.start)}\n`);
    },
    stop: () => screen?.stop(),
  };
}

const EVERY_MS = 10 * SECOND_MS;

function lines(out: Output, clock: Clock): ProgressDisplay {
  const running = new Map<string, Step>();
  return {
    progress: (name, done, total, unit) => {
      const now = clock();
      const step = running.get(name) ?? { start: now, text: '', written: now };
      running.set(name, step);
      step.text = endLine(name, done, total, unit, now - step.start);
      if (done === total) {
        out.write(`${step.text}\n`);
        running.delete(name);
      } else if (now - step.written >= EVERY_MS) {
        out.write(`${step.text}${timeLeft(now - step.start, done, total)}\n`);
        step.written = now;
      }
    },
    stop: () => {
      for (const { text } of running.values()) out.write(`${text}\n`);
      running.clear();
    },
  };
}

/** "Reading nodes: 5/20 blocks, 3.2 s". */
function endLine(name: string, done: number, total: number | null, unit: string, ms: number): string {
  return `${name}: ${done}${total === null ? '' : `/${total}`} ${unit}, ${(ms / SECOND_MS).toFixed(1)} s`;
}

/** ", 2 min 5 s left", from the time that the done part took; nothing where that says too little. */
export function timeLeft(ms: number, done: number, total: number | null): string {
  if (total === null || done <= 0 || done >= total || ms < SECOND_MS) return '';
  const left = Math.ceil(((ms / done) * (total - done)) / SECOND_MS);
  const [minutes, seconds] = [Math.floor(left / MINUTE_S), left % MINUTE_S];
  return `, ${minutes === 0 ? '' : `${minutes} min `}${seconds} s left`;
}
