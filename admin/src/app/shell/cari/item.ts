import type { Temuan } from '@safar/shared/overview/temuan/temuan'
import type { TablerIcon } from '@tabler/icons-react'

/** A line of the command palette. */
export interface Item {
  /** The same as long as it stands for the same thing, whatever joins the list. */
  key: string
  /** The heading it stands under. */
  group: string
  label: string
  hint?: string
  /** Further words by which it is found, never shown. */
  words?: string
  icon: TablerIcon
  /** The path that the line leads to, or the function that it runs. */
  to: string | (() => void)
  /** The record found, for further actions. */
  temuan?: Temuan
}

export const TINDAKAN = 'Tindakan'
export const HALAMAN = 'Halaman'
