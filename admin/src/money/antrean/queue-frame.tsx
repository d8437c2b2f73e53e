import { CloseButton, Drawer, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { KeysHint, type Shortcut } from '../../records/list/keys-hint.tsx'
import classes from './queue.module.css'

interface Props {
  /** The accessible name of the list. */
  label: string
  /** The title of the panel where it covers the screen. */
  sheetTitle: string
  isPhone: boolean
  /** True while the panel covers a phone's screen. */
  isSheet: boolean
  onSheetClose: () => void
  /** The sentence that a live region tells. */
  said: string
  /** Sentences on what was not done, and on what a person has to decide. */
  notes: readonly string[]
  onNotesClose: () => void
  /** The row that is worked on, and what is done with it; null in an empty queue. */
  panel: ReactNode
  /** The sum of the queue, below it; null in an empty one. */
  foot: ReactNode
  keys: readonly Shortcut[]
  isKeys: boolean
  onKeys: (isOn: boolean) => void
  /** The list. */
  children: ReactNode
}

/** Renders a queue of money: its rows, and beside them the one that is worked on; on a phone that covers the screen. */
export function QueueFrame(props: Props) {
  const { label, sheetTitle, isPhone, isSheet, notes, panel, foot, keys, isKeys, ...rest } = props
  return (
    <>
      <VisuallyHidden role="status">{rest.said}</VisuallyHidden>
      {notes.length > 0 && (
        <div className={classes.notes} role="alert">
          <ul>
            {notes.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <CloseButton aria-label="Tutup pemberitahuan" onClick={rest.onNotesClose} />
        </div>
      )}
      <div className={classes.page}>
        <div className={classes.space}>
          <section className={classes.queue} aria-label={label}>
            {rest.children}
          </section>
          {!isPhone && <div className={classes.side}>{panel}</div>}
        </div>
      </div>
      {isPhone && (
        <Drawer
          opened={isSheet && panel !== null}
          onClose={rest.onSheetClose}
          position="bottom"
          size="100%"
          title={sheetTitle}
          // Replaces the theme's own, by which its header is no banner of the page.
          attributes={{ content: { 'data-sheet': true }, header: { role: 'presentation' } }}
        >
          {panel}
        </Drawer>
      )}
      {foot !== null && (
        <>
          <p className={classes.foot}>{foot}</p>
          <KeysHint keys={keys} isOn={isKeys} onSwitch={rest.onKeys} />
        </>
      )}
    </>
  )
}
