// A Babel plugin for the import rules: a type is imported like a value. Otherwise Babel would drop `import type` before
// the rules see it, and a rule or circle that only types break would pass.
const asValue = (node) => {
  if (node.importKind !== undefined) node.importKind = 'value';
  if (node.exportKind !== undefined) node.exportKind = 'value';
  for (const specifier of node.specifiers ?? []) {
    if (specifier.importKind !== undefined) specifier.importKind = 'value';
    if (specifier.exportKind !== undefined) specifier.exportKind = 'value';
  }
};

module.exports = () => ({
  visitor: {
    Program(program) {
      for (const statement of program.node.body) {
        if (statement.type === 'ImportDeclaration') asValue(statement);
        if (statement.type === 'ExportNamedDeclaration' && statement.source) asValue(statement);
      }
    },
  },
});
