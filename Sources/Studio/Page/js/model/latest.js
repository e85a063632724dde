// Work of which only the latest request counts.

/** Runs one call at a time. Of those that come meanwhile only the last one runs, and the others never settle. */
export function latest(work) {
  let isRunning = false;
  let waiting = null;
  async function run(call) {
    isRunning = true;
    try {
      call.resolve(await work(...call.values));
    } catch (error) {
      call.reject(error);
    }
    isRunning = false;
    if (waiting) {
      const next = waiting;
      waiting = null;
      run(next);
    }
  }
  return (...values) => new Promise((resolve, reject) => {
    const call = { values, resolve, reject };
    if (isRunning) waiting = call;
    else run(call);
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
