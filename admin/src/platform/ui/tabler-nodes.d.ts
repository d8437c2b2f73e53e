// What the library draws an icon from stands beside each icon, and has no types of its own.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  export const __iconNode: readonly (readonly [string, { d: string }])[]
}
