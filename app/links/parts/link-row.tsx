import { Pencil, Trash2 } from 'lucide-react';
import { Form } from 'react-router';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Cell, Row } from '#app/ui/table/table.tsx';
import { isPatientStory, kindOf, type SocialLink } from '../link.values.ts';
import { thumbnailUrl } from '../link.view.ts';
import { LinkAddress } from './link-address.tsx';
import { consentText, hiddenReason, mediaText } from './link-marks.ts';
import * as css from './link-table.css.ts';
import { ReelPoster } from './reel-poster.tsx';

interface LinkRowProps {
  readonly link: SocialLink;
  /** Its place in its group, from 1. */
  readonly number: number;
  readonly listPath: string;
}

/** One link: what it shows, where it leads, why visitors do not see it. */
export function LinkRow({ link, number, listPath }: LinkRowProps) {
  // The buttons of every row say the same; which link they are about is their description.
  const nameId = `name-${link.id}`;
  const hidden = hiddenReason(link);
  return (
    <Row id={`link-${link.id}`}>
      <Cell label="#">{number}</Cell>
      <Cell label="URL">
        <div className={css.link}>
          <LinkPicture link={link} />
          <div className={css.about}>
            <span id={nameId} className={css.name}>
              {link.title ?? mediaText(link)}
            </span>
            <LinkAddress url={link.url} />
            {(hidden || isPatientStory(link.category)) && (
              <div className={css.state}>
                {hidden && <Badge tone={hidden.tone}>{`Not shown: ${hidden.reason}`}</Badge>}
                {link.consent && <p>{consentText(link.consent)}</p>}
                {isPatientStory(link.category) && (
                  <Form method="get" action={`${listPath}/${link.id}/consent`} preventScrollReset>
                    <Button type="submit" size="small" variant="secondary" aria-describedby={nameId}>
                      {link.consent ? 'Change consent' : 'Record consent'}
                    </Button>
                  </Form>
                )}
              </div>
            )}
          </div>
        </div>
      </Cell>
      <Cell label="Actions">
        <div className={css.actions}>
          <Form method="get" action={`${listPath}/${link.id}/title`} preventScrollReset>
            <IconButton type="submit" label="Edit title" aria-describedby={nameId}>
              <Pencil size={20} aria-hidden />
            </IconButton>
          </Form>
          <Form method="get" action={`${listPath}/${link.id}/delete`} preventScrollReset>
            <IconButton type="submit" label="Delete" aria-describedby={nameId}>
              <Trash2 size={20} aria-hidden />
            </IconButton>
          </Form>
        </div>
      </Cell>
    </Row>
  );
}

/** Known again at a glance, before any address is read. */
function LinkPicture({ link }: { readonly link: SocialLink }) {
  if (kindOf(link.category) === 'instagram') {
    return (
      <span className={css.reel}>
        <ReelPoster of={link.mediaId} />
      </span>
    );
  }
  return (
    <img src={thumbnailUrl(link.id)} alt="" width={96} height={54} loading="lazy" className={css.thumbnail} />
  );
}
