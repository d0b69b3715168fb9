// Serves the schema `graph` of BASELINE_URL by PostGraphile 4 on PORT; run in the folder where it is installed.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.join(process.cwd(), 'package.json'));
const { postgraphile } = require('postgraphile');
const filter = require('postgraphile-plugin-connection-filter');

const options = {
  appendPlugins: [filter],
  graphiql: false,
  dynamicJson: true,
  disableQueryLog: true,
  enableQueryBatching: false,
};
createServer(postgraphile(process.env.BASELINE_URL, 'graph', options)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => process.stdout.write('ready\n'),
);
