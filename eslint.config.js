// Types are checked by tsc; these rules catch what types cannot: promises left alone, dead code, long functions.
import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/*.d.ts',
      'build/',
      'dist/',
      'runs/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      'bench/**/dist/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        // The tools' own settings belong to no tsconfig.
        projectService: { allowDefaultProject: ['*.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'max-params': ['error', 4],
    },
  },
  {
    files: ['web/src/**/*.ts', 'tools/**/*.mjs'],
    rules: { 'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Lit binds the listeners of a template to its element.
    files: ['web/src/elements/**/*.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // Programs that talk to a terminal.
    files: ['**/*.mjs', '*.js'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    // Parts of these run in the page that is measured.
    files: [
      'bench/page/*.mjs',
      'bench/peers/*.mjs',
      'bench/peers/{engines,kernel,page}/*.mjs',
      'tools/soak.mjs',
      'tools/lib/random-reader.mjs',
    ],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
);
