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

/** Renders the frame of the pages beside the login (plain elements, as there), with a link back to it. */
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

/** Renders an error in a live region that is always mounted; empty without one. */
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
