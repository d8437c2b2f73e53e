import { isChat, TANPA_CHAT } from '@safar/shared/platform/contact/chat'
import type { ReactNode } from 'react'
import { NewTab } from './new-tab.tsx'

interface Props {
  href: string
  className?: string
  children: ReactNode
}

/** Renders a link that opens a chat; without a number to chat with, a plain link to the form (`Chat.astro`). */
export function ChatLink({ href, className, children }: Props) {
  if (!isChat(href))
    return (
      <a className={className?.replace('btn--wa', 'btn--line')} href={href}>
        {TANPA_CHAT}
      </a>
    )
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <NewTab />
    </a>
  )
}
