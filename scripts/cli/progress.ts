import { SingleBar } from 'cli-progress';
import type { Progress } from '#api/platform/reading.ts';

export interface ProgressDisplay {
  readonly progress: Progress;
  stop(): void;
}

/** A bar per step on a terminal; one line per finished step elsewhere. */
export function progressDisplay(out: NodeJS.WriteStream): ProgressDisplay {
  return out.isTTY ? bars(out) : lines(out);
}

function bars(out: NodeJS.WriteStream): ProgressDisplay {
  let step = '';
  let bar: SingleBar | null = null;
  return {
    progress: (name, done, total, unit) => {
      if (name !== step || !bar) {
        bar?.stop();
        step = name;
        bar = new SingleBar({
          format: total === null ? '{step} {value} {unit}' : '{step} {bar} {percentage} % {value}/{total} {unit}',
          stream: out,
          clearOnComplete: false,
          hideCursor: true,
        });
        bar.start(total ?? Number.MAX_SAFE_INTEGER, done, { step: name.padEnd(28), unit });
      }
      if (total !== null) bar.setTotal(total);
      bar.update(done);
    },
    stop: () => bar?.stop(),
  };
}

function lines(out: NodeJS.WriteStream): ProgressDisplay {
  let last: { readonly step: string; readonly text: string } | null = null;
  return {
    progress: (step, done, total, unit) => {
      if (last && last.step !== step) out.write(`${last.text}\n`);
      last = { step, text: `${step}: ${done}${total === null ? '' : `/${total}`} ${unit}` };
    },
    stop: () => {
      if (last) out.write(`${last.text}\n`);
      last = null;
    },
  };
}
