// What the program stands on: named once more here, so that it is evaluated before the program.
import 'react-dom/client';
import 'react-intl';
import 'react-relay';
import 'react-router-dom';
