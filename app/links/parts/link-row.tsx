import { Form } from 'react-router';
import { pathOfAddress, queryOfAddress } from '#app/navigation/list-address.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { AddressFields } from '#app/ui/form/address-fields.tsx';
import { ArrowUpRight, FileCheck, Play } from '#app/ui/icon/icons.ts';
import { RowActions } from '#app/ui/row-actions/row-actions.tsx';
import { Shortened } from '#app/ui/shortened/shortened.tsx';
import { Cell, Row } from '#app/ui/table/table.tsx';
import { newTabArrow, textLink } from '#app/ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { isPatientStory, kindOf, type SocialLink } from '../link.values.ts';
import { thumbnailUrl } from '../link.view.ts';
import { consentText, hiddenReason, linkName } from './link-marks.ts';
import * as css from './link-table.css.ts';
import { ReelPoster } from './reel-poster.tsx';

interface LinkRowProps {
  readonly link: SocialLink;
  /** Its place in its group, from 1. */
  readonly number: number;
  /** The list's address, with the part of it that is shown. */
  readonly listPath: string;
}

/** One link: what it shows, where it leads, why visitors do not see it. */
export function LinkRow({ link, number, listPath }: LinkRowProps) {
  // The buttons of every row say the same; which link they are about is their description.
  const nameId = `name-${link.id}`;
  const hidden = hiddenReason(link);
  const isVideo = kindOf(link.category) === 'youtube';
  const path = pathOfAddress(listPath);
  const withQuery = (below: string) => `${path}/${link.id}/${below}${queryOfAddress(listPath)}`;
  const consentPath = withQuery('consent');
  const consentAction = link.consent ? 'Change consent' : 'Record consent';
  return (
    <Row id={`link-${link.id}`}>
      <Cell label="#">{number}</Cell>
      <Cell label="URL">
        <div className={css.link}>
          <LinkPicture link={link} />
          <div className={css.about}>
            <span className={css.name}>
              <Shortened id={nameId} fits={40}>
                {linkName(link)}
              </Shortened>
            </span>
            <LinkAddress url={link.url} />
          </div>
          {(hidden || isPatientStory(link.category)) && (
            <div className={css.state}>
              {hidden && <Badge tone={hidden.tone}>{`Not shown: ${hidden.reason}`}</Badge>}
              {link.consent && <p>{consentText(link.consent)}</p>}
              {isPatientStory(link.category) && (
                <Form method="get" action={pathOfAddress(consentPath)} preventScrollReset>
                  <AddressFields of={consentPath} />
                  <Button type="submit" size="small" variant="secondary" aria-describedby={nameId}>
                    {consentAction}
                  </Button>
                </Form>
              )}
            </div>
          )}
        </div>
      </Cell>
      <Cell label="Actions">
        <RowActions
          describedBy={nameId}
          editTo={withQuery('title')}
          editLabel="Edit title"
          deleteTo={withQuery('delete')}
          more={[
            ...(isPatientStory(link.category)
              ? [{ label: consentAction, Icon: FileCheck, to: consentPath }]
              : []),
            { label: isVideo ? 'Open the video' : 'Open the post', Icon: Play, newTab: link.url },
          ]}
        />
      </Cell>
    </Row>
  );
}

/** Staff know a link by its picture before they have read an address. */
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

/**
 * A stored address, opening in a new tab. Unlike other links to elsewhere it sends the referrer: YouTube's embed form
 * answers with an error (153) to a visitor who comes from nowhere.
 */
function LinkAddress({ url }: { readonly url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener" className={`${textLink} ${css.addressLink}`}>
      <span className={css.address}>{url}</span>
      <ArrowUpRight size="0.95em" className={newTabArrow} aria-hidden />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
