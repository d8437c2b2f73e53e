import { Button } from '@mantine/core'
import { createContext, use } from 'react'
import type { Section } from '../../records/form/shape.ts'
import classes from './pengaturan.module.css'

/** Provides the ids of unsaved cards, and the function that saves one of them. */
export const CardsContext = createContext<{ changed: readonly string[]; save: (id: string) => void }>({
  changed: [],
  save: () => {},
})

/** Renders the save button of a changed card. */
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
