import type { ReactNode } from 'react'
import { SearchInput, type SearchInputProps } from './search-input.tsx'
import classes from './toolbar.module.css'

/** Renders the bar above a list: its search, then its filters. */
export function Toolbar({ children, ...search }: SearchInputProps & { children: ReactNode }) {
  return (
    <div className={classes.tools}>
      <SearchInput {...search} className={classes.search} />
      {children}
    </div>
  )
}
