// Runs in a worker: makes the first WebGL context, which starts the graphics process of the browser.
postMessage(new OffscreenCanvas(1, 1).getContext('webgl2') !== null);
