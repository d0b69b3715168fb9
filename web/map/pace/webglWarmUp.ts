// Runs in a worker: makes a first drawing context, which starts what the browser draws with.
postMessage(new OffscreenCanvas(1, 1).getContext('webgl2') !== null);
