import { dirname, resolve } from 'node:path';
import ts from 'typescript';

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  return ts.parseJsonConfigFileContent(config, ts.sys, process.cwd()).options;
}

/**
 * Reports TypeScript's errors in planned files, as if all of them were written already. Checks only
 * files that `isChecked` accepts, with their imports.
 */
export function compile(
  drawn: ReadonlyMap<string, string>,
  isChecked: (path: string) => boolean,
): string[] {
  const texts = new Map([...drawn].map(([path, text]) => [resolve(path), text]));
  const folders = new Set([...texts.keys()].map((path) => dirname(path)));
  const options = compilerOptions();
  const written = ts.createCompilerHost(options);
  const program = ts.createProgram([...drawn.keys()].filter(isChecked), options, {
    ...written,
    fileExists: (path) => texts.has(path) || written.fileExists(path),
    directoryExists: (path) => folders.has(path) || ts.sys.directoryExists(path),
    getSourceFile: (path, language) => {
      const text = texts.get(resolve(path));
      return text === undefined
        ? written.getSourceFile(path, language)
        : ts.createSourceFile(path, text, language);
    },
  });
  return [...drawn.keys()].filter(isChecked).flatMap((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}
