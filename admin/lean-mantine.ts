import type { Plugin } from 'vite'
import { leaveOut } from './lean-code.ts'

/** Parts that every page would bring along with the component which carries them as its property; none of ours asks for them. */
const UNUSED =
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/].*[\\/](ActionIconGroup(?:Section)?|ButtonGroup(?:Section)?|CheckboxCard|CheckboxIndicator|Bars|Dots)\.mjs$/

/** Components of Mantine without parts that nobody asks for. */
export function leanMantine(): Plugin {
  return {
    name: 'lean-mantine',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      const [, name] = UNUSED.exec(id) ?? []
      return name ? leaveOut(code, id, { [name]: 'leftOut' }) : null
    },
  }
}
