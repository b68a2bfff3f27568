import { origin } from 'virtual:site';
import { use } from 'react';
import { company } from '#content/company.ts';
import { paths } from '#content/paths.ts';
import { Address } from '#ui/Address.tsx';
import { PhoneLink } from '#ui/ContactLinks.tsx';
import { ShownPath } from '#ui/shown-page.ts';
import { Mark } from './Logo.tsx';

/** The head of a page on paper: whose page it is, how to reach them, and its own address. Screens do not show it. */
export function Letterhead() {
  const shown = use(ShownPath);
  // Every unknown address has the same prerendered page, so that page names no address of its own.
  const address = origin + (paths.find((path) => path === shown) ?? '');
  const [headquarters] = company.offices;
  return (
    <div className="letterhead">
      <p className="letterhead-name">
        <Mark />
        {company.name}
      </p>
      <div>
        <Address office={headquarters} />
        <p>
          <PhoneLink className="" />
        </p>
        <p>
          <a href={address}>{address}</a>
        </p>
      </div>
    </div>
  );
}
