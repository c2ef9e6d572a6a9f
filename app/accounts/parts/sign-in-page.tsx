import type { ReactNode } from 'react';
import { Logo } from '#app/ui/header/logo.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { home, panel } from './sign-in-form.css.ts';

interface SignInPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Layout of the pages for people who are not signed in yet. The logo links to the public site. */
export function SignInPage({ title, children }: SignInPageProps) {
  return (
    <Page width="text">
      <div className={panel}>
        <Stack gap="5">
          <a href="/" className={home}>
            <Logo />
          </a>
          <h1>{title}</h1>
          {children}
        </Stack>
      </div>
    </Page>
  );
}
