import { Center, Loader } from '@mantine/core'
import classes from './page-head.module.css'

/** Renders the form page while its record loads. */
export function FormSpinner({ title, word }: { title: string; word: string }) {
  return (
    <>
      <h1 className={classes.title}>{title}</h1>
      <Center mih={320} role="status" aria-label={`Memuat ${word}`}>
        <Loader aria-hidden />
      </Center>
    </>
  )
}
