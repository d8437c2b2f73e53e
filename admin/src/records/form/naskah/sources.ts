import { createContext } from 'react'

/** A page of the site that a text may link to. */
export interface OwnPage {
  title: string
  /** The path on the site, from its `/` on. */
  path: string
}

/** Provides the pages for the link dialog: the form itself knows no noun. */
export const OwnPagesContext = createContext<() => Promise<OwnPage[]>>(async () => [])
