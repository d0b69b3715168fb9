// What the program stands on beside React: named once more here, so that it is evaluated before the program.
import 'react-intl';
import 'react-relay';
import 'react-router-dom';
