import { Center, Loader } from '@mantine/core'
import classes from './parts.module.css'

/** While a package is on its way. */
export function FormSpinner({ title }: { title: string }) {
  return (
    <>
      <h1 className={classes.title}>{title}</h1>
      <Center mih={320} role="status" aria-label="Memuat paket">
        <Loader aria-hidden />
      </Center>
    </>
  )
}
