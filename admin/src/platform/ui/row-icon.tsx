import { __iconNode as dots } from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import { __iconNode as edit } from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import { __iconNode as grip } from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import { __iconNode as minus } from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import { __iconNode as plus } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { __iconNode as trash } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import classes from './row-icon.module.css'

const inOnePath = (node: typeof edit) => node.map(([, { d }]) => d).join('')
const PATHS = {
  dots: inOnePath(dots),
  edit: inOnePath(edit),
  grip: inOnePath(grip),
  minus: inOnePath(minus),
  plus: inOnePath(plus),
  trash: inOnePath(trash),
}

/** Renders an icon of list rows as one path: the library's five hundred icons were half of a list's elements. */
export function RowIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden>
      <path d={PATHS[name]} />
    </svg>
  )
}
