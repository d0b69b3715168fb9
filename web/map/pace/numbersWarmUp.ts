// Runs in a worker: looks through the number formats of all languages, as a browser does once before it writes the first number.
Intl.NumberFormat.supportedLocalesOf('fi');
close();
