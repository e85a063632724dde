// Work of which only the latest request counts.

/** Runs one call at a time. Of those that come meanwhile only the last one runs, and what it gives settles the others as well. */
export function latest(work) {
  let isRunning = false;
  let waiting = null;
  async function run({ values, calls }) {
    isRunning = true;
    try {
      const result = await work(...values);
      for (const call of calls) call.resolve(result);
    } catch (error) {
      for (const call of calls) call.reject(error);
    }
    isRunning = false;
    const next = waiting;
    waiting = null;
    if (next) run(next);
  }
  return (...values) => new Promise((resolve, reject) => {
    const call = { resolve, reject };
    if (isRunning) waiting = { values, calls: [...(waiting?.calls ?? []), call] };
    else run({ values, calls: [call] });
  });
}

/** Calls once nobody has asked for a while. */
export function idle(milliseconds, work) {
  let timer = null;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => work(...values), milliseconds);
  };
}
