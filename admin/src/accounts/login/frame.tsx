import { IconAlertCircleFilled, IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { paths } from '../../platform/paths.ts'
import { Logo } from '../../platform/ui/logo.tsx'
import { useTitle } from '../../platform/ui/use-title.ts'
import classes from './login-page.module.css'

interface Props {
  title: string
  lead: string
  children: ReactNode
}

/** The frame of the pages beside the login, with the way back to it. Plain elements, as there. */
export function LoginFrame({ title, lead, children }: Props) {
  useTitle(title)
  return (
    <main className={classes.page}>
      <div className={classes.main}>
        <a className={classes.brand} href="/">
          <Logo wordmark="/logo/safar-logo.svg" width={128} height={46} />
        </a>
        <div className={classes.box}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          {children}
        </div>
        <a className={classes.back} href={paths.login}>
          <IconChevronLeft size={18} aria-hidden />
          Kembali ke login
        </a>
      </div>
      <div className={classes.cover} />
    </main>
  )
}

/** What went wrong, read out as it appears; nothing where all is well. */
export function Problem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={classes.message} role="alert">
      {children && (
        <p className={classes.error} id={id}>
          <IconAlertCircleFilled size={18} aria-hidden />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
