import { Button } from '@mantine/core'
import { createContext, use } from 'react'
import type { Section } from '../../records/form/shape.ts'
import classes from './pengaturan.module.css'

/** Which cards are not saved yet, and what saves one of them. */
export const CardsContext = createContext<{ changed: readonly string[]; save: (id: string) => void }>({
  changed: [],
  save: () => {},
})

/** The end of a card that was changed: its own save. */
export function CardFoot({ section: { id, title } }: { section: Section }) {
  const { changed, save } = use(CardsContext)
  if (!changed.includes(id)) return null
  return (
    <div className={classes.foot}>
      <Button variant="light" onClick={() => save(id)}>
        Simpan {title.toLocaleLowerCase('id-ID')}
      </Button>
    </div>
  )
}
