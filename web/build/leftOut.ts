import path from 'node:path';
import type { Plugin } from 'vite';
import type { Modules } from './leftOutModules.ts';

/**
 * Leaves modules of packages out of the build that the product never runs: what they export throws when it is called.
 * The build fails where nothing imports such a module any more, or where more of it is imported than the table names.
 */
export function leftOut(root: string, modules: Modules): Plugin {
  const packages = path.join(root, 'node_modules');
  const unmet = new Set(Object.keys(modules));
  return {
    name: 'taival:left-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const module = path.relative(packages, id).split(path.sep).join('/');
      const names = modules[module];
      if (names === undefined) return null;
      unmet.delete(module);
      return { code: emptyModule(module, names), moduleType: 'js', moduleSideEffects: false };
    },
    buildEnd(error) {
      if (error === undefined && unmet.size > 0)
        this.error(`Nothing imports what web/build/leftOutModules.ts leaves out: ${[...unmet].join(', ')}`);
    },
  };
}

/** A module with the same names: empty where it has the texts of shaders, else functions that throw. */
export function emptyModule(module: string, names: readonly string[]): string {
  const left = module.endsWith('-wgsl.js')
    ? `const left = '';`
    : `function left() { throw new Error('left out of this build: ${module}'); }`;
  return `${left}\nexport { ${names.map((name) => `left as ${name}`).join(', ')} };`;
}
