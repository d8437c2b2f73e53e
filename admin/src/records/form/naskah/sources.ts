import { createContext } from 'react'

/** A page of the site that a text may link to. */
export interface OwnPage {
  title: string
  /** As visitors have it, from its `/` on. */
  path: string
}

/** Asked when somebody looks for a page to link to: the form itself knows no noun. */
export const OwnPagesContext = createContext<() => Promise<OwnPage[]>>(async () => [])
