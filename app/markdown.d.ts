declare module '*/for-the-manager.md' {
  export { default } from '*.mdx';
}
